export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What part of a picture is kept. */
export interface Crop {
  /** 1 shows as much as fits, 3 a third of it. */
  readonly zoom: number;
  /** 0 the left edge of the picture, 1 its right one. */
  readonly across: number;
  /** 0 the upper edge, 1 the lower one. */
  readonly down: number;
}

/** In pixels of the picture. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

export const wholeCrop: Crop = { zoom: 1, across: 0.5, down: 0.5 };

const clamp = (value: number): number => Math.min(Math.max(value, 0), 1);

/** The part of a picture that fills a frame of this shape (width / height); never beyond its edges. */
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

/** A share of the room there is, after the kept part was dragged by a part of itself. */
const moved = (share: number, part: number, room: number, kept: number): number =>
  room > 0 ? clamp(share - (part * kept) / room) : share;

/** The crop after the picture was dragged by a part of the frame's width and height. */
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

/** How large the kept part is written: as it is, but no wider than `widest`. */
export function outputSize(area: Size, aspect: number, widest: number): Size {
  const width = Math.max(1, Math.round(Math.min(area.width, widest)));
  return { width, height: Math.max(1, Math.round(width / aspect)) };
}
