/** A picture that is there, or on its way. */
export interface UploadedImage {
  readonly id: string;
  readonly url: string;
  /** What can be seen on it, for who cannot see it; the name of the file while nobody wrote that. */
  readonly alt: string;
  readonly isUploading?: boolean;
}
