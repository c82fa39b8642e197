/** A picture that is uploaded or uploading. */
export interface UploadedImage {
  readonly id: string;
  readonly url: string;
  /** The text alternative; the file name until somebody writes one. */
  readonly alt: string;
  readonly isUploading?: boolean;
}
