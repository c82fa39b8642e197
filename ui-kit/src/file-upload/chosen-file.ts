/** A file that was chosen, and how far it has come. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly state: 'uploading' | 'done' | 'failed';
  /** While it is uploading: 0 to 1. */
  readonly progress?: number;
}
