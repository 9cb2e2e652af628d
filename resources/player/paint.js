// Paints scenes as the program's painter does. All lengths are turned into pixels of the device, so that cells end at
// pixels and texts are sharp.

const textFamilies = 'Inter, NanumGothic, "Noto Sans CJK KR", "DejaVu Sans", system-ui, sans-serif';
const codeFamilies = '"JetBrains Mono", "DejaVu Sans Mono", monospace';
const themeNames = ["light", "dark", "contrast"];

class Painter {
  // `scale` is the number of device pixels per pixel of the scene, `theme` an index into themeNames.
  constructor(data) {
    this.data = data;
    this.patterns = new Map();
    this.images = new Map();
  }

  paint(context, scene, theme, scale) {
    this.context = context;
    this.theme = theme;
    this.scale = scale;
    this.font = "";
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    for (const index of scene.shapes) {
      const shape = this.data.shapes[index];
      [this.box, this.line, this.label, this.mark, this.raster][shape[0]].call(this, shape);
    }
  }

  colour(index) {
    return this.data.colours[index][this.theme];
  }

  length(hundredths) {
    return (hundredths / 100) * this.scale;
  }

  // Returns the rectangle whose numbers begin at this index.
  rect(shape, at) {
    const [x, y, width, height] = [0, 1, 2, 3].map((i) => this.length(shape[at + i]));
    return { x, y, width, height };
  }

  fill(rect) {
    const left = Math.round(rect.x);
    const top = Math.round(rect.y);
    this.context.fillRect(left, top, Math.round(rect.x + rect.width) - left, Math.round(rect.y + rect.height) - top);
  }

  dash(stroke, width) {
    const dashes = stroke === 1 ? [3 * width, 2 * width] : stroke === 2 ? [1.5 * width, 2.5 * width] : [];
    this.context.setLineDash(dashes);
  }

  rounded(rect, radius) {
    const most = Math.min(radius, rect.width / 2, rect.height / 2);
    this.context.beginPath();
    if (most > 0) {
      this.context.roundRect(rect.x, rect.y, rect.width, rect.height, most);
    } else {
      this.context.rect(rect.x, rect.y, rect.width, rect.height);
    }
  }

  box(shape) {
    const context = this.context;
    const rect = this.rect(shape, 1);
    const [fill, outline, width, hatch, hatching, stroke, radius, opacity] = shape.slice(5);
    if (fill >= 0) {
      context.fillStyle = this.colour(fill);
      context.globalAlpha = opacity / 100;
      if (radius > 0) {
        this.rounded(rect, this.length(radius));
        context.fill();
      } else {
        this.fill(rect);
      }
      context.globalAlpha = 1;
    }
    if (hatch > 0 && hatching >= 0) {
      context.fillStyle = this.pattern(hatch, this.colour(hatching));
      this.fill(rect);
    }
    if (outline >= 0 && width > 0) {
      const pen = this.length(width);
      context.strokeStyle = this.colour(outline);
      context.lineWidth = pen;
      context.lineCap = "butt";
      context.lineJoin = "miter";
      this.dash(stroke, pen);
      this.rounded({ x: rect.x + pen / 2, y: rect.y + pen / 2, width: rect.width - pen, height: rect.height - pen }, this.length(radius));
      context.stroke();
    }
  }

  // Returns one tile of a hatch, as a pattern that begins at the corner of the picture.
  pattern(hatch, colour) {
    const key = `${hatch} ${colour} ${this.scale}`;
    if (this.patterns.has(key)) {
      return this.patterns.get(key);
    }
    const [side, stroke] = [null, [4, 0.55], [6, 2], [8, 1.6], [8, 1.6], [8, 2]][hatch];
    const pixels = Math.max(4, Math.round(side * this.scale));
    const tile = document.createElement("canvas");
    tile.width = pixels;
    tile.height = pixels;
    const context = tile.getContext("2d");
    context.fillStyle = colour;
    context.strokeStyle = colour;
    context.lineWidth = stroke * this.scale;
    if (hatch === 2) {
      context.fillRect(Math.round(pixels / 3), 0, Math.round(stroke * this.scale), pixels);
    } else if (hatch === 5) {
      for (const at of [pixels * 0.25, pixels * 0.75]) {
        context.beginPath();
        context.arc(at, at, (stroke * this.scale) / 2, 0, 2 * Math.PI);
        context.fill();
      }
    } else {
      for (let shift = -pixels; shift <= pixels; shift += pixels) {
        context.beginPath();
        context.moveTo(shift - 1, hatch === 4 ? -1 : pixels + 1);
        context.lineTo(shift + pixels + 1, hatch === 4 ? pixels + 1 : -1);
        context.stroke();
      }
    }
    const pattern = this.context.createPattern(tile, "repeat");
    const factor = (side * this.scale) / pixels;
    pattern.setTransform(new DOMMatrix([factor, 0, 0, factor, 0, 0]));
    this.patterns.set(key, pattern);
    return pattern;
  }

  line(shape) {
    const context = this.context;
    const [, colour, hundredths, stroke, arrow] = shape;
    if (colour < 0) {
      return;
    }
    const points = [];
    for (let i = 5; i < shape.length; i += 2) {
      points.push({ x: this.length(shape[i]), y: this.length(shape[i + 1]) });
    }
    const last = points[points.length - 1];
    const width = this.length(hundredths);
    const isParallel = points.length === 2 && (points[0].x === last.x || points[0].y === last.y);
    if (isParallel && hundredths <= 100 && stroke === 0) {
      this.hairline(points[0], last, width, this.colour(colour));
    } else {
      context.strokeStyle = this.colour(colour);
      context.lineWidth = width;
      context.lineCap = "butt";
      this.dash(stroke, width);
      context.beginPath();
      const shift = isParallel && hundredths <= 100 ? 0.5 : 0; // thin dashes fill whole pixels, too
      context.moveTo(points[0].x + shift, points[0].y + shift);
      if (points.length === 4) {
        context.bezierCurveTo(points[1].x, points[1].y, points[2].x, points[2].y, last.x, last.y);
      } else {
        context.lineTo(last.x + shift, last.y + shift);
      }
      context.stroke();
    }
    if (arrow) {
      this.arrow(points.length === 4 ? points[2] : points[0], last, this.colour(colour));
    }
  }

  // Draws a thin horizontal or vertical line on whole pixels.
  hairline(from, to, width, colour) {
    this.context.fillStyle = colour;
    const pen = Math.max(1, Math.round(width));
    const left = Math.min(from.x, to.x);
    const top = Math.min(from.y, to.y);
    if (from.x === to.x) {
      this.context.fillRect(Math.round(left - width / 2), Math.round(top), pen, Math.round(Math.abs(to.y - from.y)));
    } else {
      this.context.fillRect(Math.round(left), Math.round(top - width / 2), Math.round(Math.abs(to.x - from.x)), pen);
    }
  }

  arrow(from, to, colour) {
    const angle = from.x === to.x && from.y === to.y ? 0 : Math.atan2(to.y - from.y, to.x - from.x);
    const along = { x: Math.cos(angle) * 7 * this.scale, y: Math.sin(angle) * 7 * this.scale };
    const across = { x: -along.y * 0.55, y: along.x * 0.55 };
    this.context.fillStyle = colour;
    this.context.beginPath();
    this.context.moveTo(to.x, to.y);
    this.context.lineTo(to.x - along.x + across.x, to.y - along.y + across.y);
    this.context.lineTo(to.x - along.x - across.x, to.y - along.y - across.y);
    this.context.fill();
  }

  label(shape) {
    const [, , , , , text, font, colour, alignment, hundredths] = shape;
    if (colour < 0) {
      return;
    }
    const context = this.context;
    const rect = this.rect(shape, 1);
    const [isCode, pixels, weight, ascent, descent] = this.data.fonts[font];
    const wanted = `${weight} ${pixels * this.scale}px ${isCode ? codeFamilies : textFamilies}`;
    if (wanted !== this.font) {
      this.font = wanted;
      context.font = wanted;
      context.textRendering = isCode ? "optimizeSpeed" : "auto"; // code has no ligatures
    }
    const across = alignment % 3;
    const height = this.length(ascent + descent);
    const tops = [rect.y, rect.y + (rect.height - height) / 2, rect.y + rect.height - height];
    const x = [rect.x, rect.x + rect.width / 2, rect.x + rect.width][across];
    context.textAlign = ["left", "center", "right"][across];
    context.fillStyle = this.colour(colour);
    // if the font is missing, a wider one is squeezed into the room of the text
    const most = this.length(hundredths) * 1.03 + 1;
    context.fillText(this.data.texts[text], x, Math.round(tops[Math.floor(alignment / 3)] + this.length(ascent)), most);
  }

  mark(shape) {
    if (shape[6] < 0) {
      return;
    }
    const context = this.context;
    const rect = this.rect(shape, 2);
    const x = rect.x + rect.width / 2;
    const y = rect.y + rect.height / 2;
    const radius = Math.min(rect.width, rect.height) / 2;
    const colour = this.colour(shape[6]);
    context.fillStyle = colour;
    if (shape[1] === 0) {
      const one = this.scale;
      const bar = radius > 7 * one ? 2 * one : one;
      const half = radius * 0.55;
      this.fill({ x: x - one - bar, y: y - half, width: bar, height: 2 * half });
      this.fill({ x: x + one, y: y - half, width: bar, height: 2 * half });
      return;
    }
    context.beginPath();
    if (shape[1] === 2) {
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fill();
      return;
    }
    context.strokeStyle = colour;
    context.lineWidth = 2 * this.scale;
    context.setLineDash([]);
    context.arc(x, y, Math.max(0, radius - this.scale), 0, 2 * Math.PI);
    context.moveTo(x + radius * 0.5, y);
    context.arc(x, y, radius * 0.5, 0, 2 * Math.PI);
    context.stroke();
  }

  raster(shape) {
    const rect = this.rect(shape, 1);
    this.context.imageSmoothingEnabled = false;
    this.context.drawImage(this.image(shape), rect.x, rect.y, rect.width, rect.height);
  }

  // Returns the image of a raster in the colours of the theme.
  image(shape) {
    const palette = shape.slice(6).map((index) => (index < 0 ? null : this.colour(index)));
    const key = `${shape[5]} ${palette.join()}`;
    if (this.images.has(key)) {
      return this.images.get(key);
    }
    const [width, height, hasPalette, at] = this.data.images[shape[5]];
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const pixels = new ImageData(width, height);
    if (hasPalette) {
      const words = palette.map((colour) => (colour === null ? null : [1, 3, 5].map((digit) => parseInt(colour.slice(digit, digit + 2), 16))));
      for (let i = 0; i < width * height; ++i) {
        const word = words[this.data.bytes[at + i]];
        if (word) {
          pixels.data.set(word, 4 * i);
          pixels.data[4 * i + 3] = 255;
        }
      }
    } else {
      pixels.data.set(this.data.bytes.subarray(at, at + 4 * width * height));
    }
    canvas.getContext("2d").putImageData(pixels, 0, 0);
    if (this.images.size > 200) {
      this.images.clear(); // a view with a new image in each step
    }
    this.images.set(key, canvas);
    return canvas;
  }
}
