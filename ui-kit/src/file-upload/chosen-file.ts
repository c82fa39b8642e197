/** A chosen file and its progress. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly state: 'uploading' | 'done' | 'failed';
  /** While uploading: 0 to 1. */
  readonly progress?: number;
}
