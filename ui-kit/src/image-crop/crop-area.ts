export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a picture to keep. */
export interface Crop {
  /** 1 shows as much as fits, 3 a third of it. */
  readonly zoom: number;
  /** 0 is the left edge of the picture, 1 the right one. */
  readonly across: number;
  /** 0 is the upper edge, 1 the lower one. */
  readonly down: number;
}

/** In pixels of the picture. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

export const wholeCrop: Crop = { zoom: 1, across: 0.5, down: 0.5 };

const clamp = (value: number): number => Math.min(Math.max(value, 0), 1);

/**
 * Returns the area of a picture that fills a frame of this aspect (width / height), always inside
 * the picture.
 */
export function cropArea(picture: Size, aspect: number, { zoom, across, down }: Crop): Area {
  const isWide = picture.width / picture.height > aspect;
  const fullWidth = isWide ? picture.height * aspect : picture.width;
  const fullHeight = isWide ? picture.height : picture.width / aspect;
  const width = fullWidth / Math.max(zoom, 1);
  const height = fullHeight / Math.max(zoom, 1);
  return {
    x: (picture.width - width) * clamp(across),
    y: (picture.height - height) * clamp(down),
    width,
    height,
  };
}

/** Returns the share of the free room after a drag by a part of the kept area. */
const moved = (share: number, part: number, room: number, kept: number): number =>
  room > 0 ? clamp(share - (part * kept) / room) : share;

/** Returns the crop after a drag by a part of the frame's width and height. */
export function dragCrop(
  crop: Crop,
  picture: Size,
  aspect: number,
  by: { readonly across: number; readonly down: number },
): Crop {
  const area = cropArea(picture, aspect, crop);
  return {
    zoom: crop.zoom,
    across: moved(crop.across, by.across, picture.width - area.width, area.width),
    down: moved(crop.down, by.down, picture.height - area.height, area.height),
  };
}

/** Returns the output size of the kept area: its own size, but no wider than `widest`. */
export function outputSize(area: Size, aspect: number, widest: number): Size {
  const width = Math.max(1, Math.round(Math.min(area.width, widest)));
  return { width, height: Math.max(1, Math.round(width / aspect)) };
}
