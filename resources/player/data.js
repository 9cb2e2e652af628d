// Reads the data of the page: base64, zlib, then JSON and the pixels of the images. The program's scene_book.h describes
// the tables of shapes.

function bytesOfBase64(text) {
  const raw = atob(text);
  const bytes = new Uint8Array(raw.length);
  for (let i = 0; i < raw.length; ++i) {
    bytes[i] = raw.charCodeAt(i);
  }
  return bytes;
}

// A table of codes of a Huffman tree: for each length, how many codes it has, and their symbols in order.
function huffman(lengths) {
  const count = new Uint16Array(16);
  for (const length of lengths) {
    ++count[length];
  }
  count[0] = 0;
  const start = new Uint16Array(17);
  for (let length = 1; length < 16; ++length) {
    start[length + 1] = start[length] + count[length];
  }
  const symbols = new Uint16Array(lengths.length);
  lengths.forEach((length, symbol) => {
    if (length > 0) {
      symbols[start[length]++] = symbol;
    }
  });
  return { count, symbols };
}

// Inflates a zlib stream (RFC 1950 and 1951), for browsers without DecompressionStream.
function inflate(input) {
  let output = new Uint8Array(Math.max(1024, input.length * 6));
  let size = 0;
  let at = 2; // after the header of zlib
  let buffer = 0;
  let held = 0;
  const bits = (count) => {
    while (held < count) {
      if (at >= input.length) {
        throw new Error("truncated");
      }
      buffer |= input[at++] << held;
      held += 8;
    }
    const value = buffer & ((1 << count) - 1);
    buffer >>>= count;
    held -= count;
    return value;
  };
  const symbol = (tree) => {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length < 16; ++length) {
      code |= bits(1);
      const count = tree.count[length];
      if (code - count < first) {
        return tree.symbols[index + code - first];
      }
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new Error("bad code");
  };
  const put = (byte) => {
    if (size === output.length) {
      const larger = new Uint8Array(size * 2);
      larger.set(output);
      output = larger;
    }
    output[size++] = byte;
  };
  const lengthBase = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
  const lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
  const copy = (literals, distances) => {
    for (;;) {
      const each = symbol(literals);
      if (each < 256) {
        put(each);
      } else if (each === 256) {
        return;
      } else {
        const length = lengthBase[each - 257] + bits(lengthBits[each - 257]);
        const code = symbol(distances);
        const extra = code < 4 ? 0 : (code >> 1) - 1;
        const distance = code < 4 ? code + 1 : ((2 + (code & 1)) << extra) + 1 + bits(extra);
        if (distance > size) {
          throw new Error("bad distance");
        }
        for (let i = 0; i < length; ++i) {
          put(output[size - distance]);
        }
      }
    }
  };
  const fixedLengths = Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8));
  const fixed = [huffman(fixedLengths), huffman(new Array(30).fill(5))];
  const dynamic = () => {
    const literalCount = bits(5) + 257;
    const distanceCount = bits(5) + 1;
    const codeCount = bits(4) + 4;
    const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
    const codeLengths = new Array(19).fill(0);
    for (let i = 0; i < codeCount; ++i) {
      codeLengths[order[i]] = bits(3);
    }
    const codes = huffman(codeLengths);
    const lengths = [];
    while (lengths.length < literalCount + distanceCount) {
      const each = symbol(codes);
      if (each < 16) {
        lengths.push(each);
      } else {
        const repeated = each === 16 ? lengths[lengths.length - 1] : 0;
        const times = each === 16 ? 3 + bits(2) : each === 17 ? 3 + bits(3) : 11 + bits(7);
        for (let i = 0; i < times; ++i) {
          lengths.push(repeated);
        }
      }
    }
    return [huffman(lengths.slice(0, literalCount)), huffman(lengths.slice(literalCount, literalCount + distanceCount))];
  };
  for (let last = 0; last === 0;) {
    last = bits(1);
    const kind = bits(2);
    if (kind === 0) {
      buffer = 0;
      held = 0;
      const length = input[at] | (input[at + 1] << 8);
      at += 4;
      for (let i = 0; i < length; ++i) {
        put(input[at++]);
      }
    } else if (kind === 1) {
      copy(fixed[0], fixed[1]);
    } else if (kind === 2) {
      copy(...dynamic());
    } else {
      throw new Error("bad block");
    }
  }
  return output.subarray(0, size);
}

async function unzip(bytes) {
  if (typeof DecompressionStream === "undefined") {
    return inflate(bytes);
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// Returns the data, with the pixels of all images in `bytes`.
async function unpacked(text) {
  const all = await unzip(bytesOfBase64(text.trim()));
  const length = new DataView(all.buffer, all.byteOffset).getUint32(0, true);
  const data = JSON.parse(new TextDecoder().decode(all.subarray(4, 4 + length)));
  data.bytes = all.subarray(4 + length);
  return data;
}

// Returns a list of shapes after changes: kept, dropped, added, the added shapes, and so on.
function changed(shapes, changes) {
  const result = [];
  let from = 0;
  for (let i = 0; i < changes.length;) {
    const kept = changes[i++];
    const dropped = changes[i++];
    const added = changes[i++];
    for (let each = 0; each < kept; ++each) {
      result.push(shapes[from++]);
    }
    from += dropped;
    for (let each = 0; each < added; ++each) {
      result.push(changes[i++]);
    }
  }
  while (from < shapes.length) {
    result.push(shapes[from++]);
  }
  return result;
}

// Returns a scene: its size in pixels, its title and description, and the indexes of its shapes.
function sceneAt(data, view, frame) {
  let key = frame;
  while (!view.frames[key].key) {
    --key;
  }
  let shapes = view.frames[key].key;
  for (let each = key + 1; each <= frame; ++each) {
    shapes = changed(shapes, view.frames[each].changes);
  }
  const [width, height, title, description] = view.frames[frame].head;
  return { width: width / 100, height: height / 100, title: data.texts[title], description: data.texts[description], shapes };
}

// Returns a scene with all indexes replaced by what they stand for, for the tests.
function plainScene(data, scene) {
  const colour = (index) => (index < 0 ? null : data.colours[index]);
  const image = (index) => {
    const [width, height, hasPalette, at] = data.images[index];
    let hash = 2166136261;
    for (let i = at; i < at + width * height * (hasPalette ? 1 : 4); ++i) {
      hash = Math.imul(hash ^ data.bytes[i], 16777619) >>> 0;
    }
    return [width, height, hash];
  };
  const plain = (shape) => {
    switch (shape[0]) {
      case 0:
        return ["box", ...shape.slice(1, 5), colour(shape[5]), colour(shape[6]), shape[7], shape[8], colour(shape[9]), ...shape.slice(10)];
      case 1:
        return ["line", colour(shape[1]), ...shape.slice(2)];
      case 2:
        return ["label", ...shape.slice(1, 5), data.texts[shape[5]], data.fonts[shape[6]], colour(shape[7]), shape[8], shape[9]];
      case 3:
        return ["mark", ...shape.slice(1, 6), colour(shape[6])];
      default:
        return ["raster", ...shape.slice(1, 5), image(shape[5]), ...shape.slice(6).map(colour)];
    }
  };
  return {
    size: [Math.round(scene.width * 100), Math.round(scene.height * 100)],
    title: scene.title,
    description: scene.description,
    shapes: scene.shapes.map((index) => plain(data.shapes[index])),
  };
}
