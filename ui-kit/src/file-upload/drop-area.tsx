import { type DragEvent, type ReactNode, useState } from 'react';

import { useFieldAttributes } from '../form-field/field-context.ts';

import './file-upload.css';

export interface DropAreaProps {
  readonly onFiles: (files: FileList | null) => void;
  readonly accept?: string | undefined;
  readonly multiple: boolean;
  readonly disabled: boolean;
  /** Id of the sentence that says what is wrong with the last files. */
  readonly problemId: string;
  readonly hasProblem: boolean;
  /** An icon and an instruction in words. */
  readonly children: ReactNode;
}

/** A large file input: press it, or drop files on it. */
export function DropArea({
  onFiles,
  accept,
  multiple,
  disabled,
  problemId,
  hasProblem,
  children,
}: DropAreaProps): ReactNode {
  const attributes = useFieldAttributes({ 'aria-describedby': problemId });
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) onFiles(event.dataTransfer.files);
  };
  return (
    <div
      className="ui-drop-area"
      data-over={isOver || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!disabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
      <input
        {...attributes}
        className="ui-drop-area-input"
        type="file"
        aria-invalid={hasProblem || attributes['aria-invalid']}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          onFiles(event.target.files);
          // Cleared, so that the same file can be chosen again after it was removed or made smaller
          event.target.value = '';
        }}
      />
    </div>
  );
}
