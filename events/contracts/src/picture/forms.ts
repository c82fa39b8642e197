/** Pixels of the longer side of the stored forms of a picture: for a card, a phone, a wide screen. */
export const pictureSides = [480, 960, 1600] as const;

/** The formats of each form. Browsers take the first one that they know. */
export const pictureFormats = ['avif', 'webp'] as const;

/** The name of a form, as in its address: `960.avif`. */
export type PictureFile = `${(typeof pictureSides)[number]}.${(typeof pictureFormats)[number]}`;

/** The names of all forms, in the order in which they are made. */
export const pictureFiles: readonly PictureFile[] = pictureSides.flatMap((side) =>
  pictureFormats.map((format): PictureFile => `${side}.${format}`),
);
