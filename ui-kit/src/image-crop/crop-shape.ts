import type { Size } from './crop-area.ts';

/** The shape of the part that is kept. `whole` is the shape of the picture itself. */
export type CropShape = 'wide' | 'standard' | 'square' | 'whole';

/** Returns the width / height of a shape, given the size of the picture. */
export function aspectOf(shape: CropShape, { width, height }: Size): number {
  switch (shape) {
    case 'wide':
      return 16 / 9;
    case 'standard':
      return 4 / 3;
    case 'square':
      return 1;
    case 'whole':
      return width / height;
  }
}
