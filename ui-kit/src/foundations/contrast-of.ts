function linear(value: number): number {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Returns the relative luminance of a colour in any CSS notation, by drawing one pixel of it. */
function luminance(color: string): number {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (context === null) return 0;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the contrast of two opaque colours, 1 to 21 (WCAG 2.1). Browser only. */
export function contrastOf(one: string, other: string): number {
  const lights = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((lights[0] ?? 0) + 0.05) / ((lights[1] ?? 0) + 0.05);
}
