/** One picture of a gallery. */
export interface GalleryPicture {
  readonly id: string;
  /** What it shows, in the language of the page. */
  readonly alt: string;
  readonly src: string;
  /** The same in other widths: `/480.webp 480w, /960.webp 960w`. */
  readonly srcSet?: string;
  /** The same as AVIF, which is smaller, for browsers that know it. */
  readonly avifSrcSet?: string;
}
