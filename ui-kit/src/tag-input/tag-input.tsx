import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

import { useFieldAttributes } from '../form-field/field-context.ts';
import { addTags, type TagRefusal } from './add-tag.ts';
import { Tag } from './tag.tsx';
import { useTagFocus } from './use-tag-focus.ts';

import './tag-input.css';

export interface TagInputProps {
  readonly value: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly maxTags?: number;
  /** The maximum length of one tag. */
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
}

/**
 * A few free words; Enter or a comma of either script makes each a tag. Put it into a FormField.
 */
export function TagInput({
  value,
  onChange,
  maxTags = 10,
  maxLength = 30,
  placeholder,
  disabled = false,
  onBlur,
}: TagInputProps): ReactNode {
  const { t } = useLingui();
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<TagRefusal | null>(null);
  const attributes = useFieldAttributes({ 'aria-describedby': noteId });
  const { list, focusLast, moveFrom } = useTagFocus(input);
  const notes: Record<TagRefusal, string> = {
    blank: '',
    known: t`Already added.`,
    full: t`${plural(maxTags, { one: 'One tag at most.', other: 'At most # tags.' })}`,
    long: t`${plural(maxLength, {
      one: 'Tags can have one character.',
      other: 'Tags can have up to # characters.',
    })}`,
  };

  const commit = (text: string): void => {
    const added = addTags(value, text, { maxTags, maxLength });
    setRefusal(added.refusal);
    if (added.tags.length > value.length) onChange(added.tags);
    // Refused text stays, so that it can be corrected
    if (added.refusal === null || added.refusal === 'known') setTyped('');
    else setTyped(added.refusal === 'blank' ? '' : text.replaceAll(/[,،;؛\n\t]+$/gu, ''));
  };
  const remove = (tag: string): void => {
    setRefusal(null);
    onChange(value.filter((known) => known !== tag));
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      commit(typed);
    }
    if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      event.preventDefault();
      focusLast();
    }
  };

  return (
    <>
      <div className="ui-text-field ui-tag-input" data-disabled={disabled || undefined}>
        <ul className="ui-tag-input-list" ref={list}>
          {value.map((tag) => (
            <Tag
              key={tag}
              label={tag}
              disabled={disabled}
              onRemove={() => remove(tag)}
              onMove={moveFrom}
            />
          ))}
        </ul>
        <input
          {...attributes}
          ref={input}
          className="ui-text-field-input ui-tag-input-input"
          type="text"
          dir="auto"
          autoComplete="off"
          enterKeyHint="done"
          placeholder={value.length === 0 ? placeholder : undefined}
          disabled={disabled}
          value={typed}
          onChange={(event) => {
            const text = event.target.value;
            setRefusal(null);
            if (/[,،;؛\n\t]/u.test(text)) commit(text);
            else setTyped(text);
          }}
          onKeyDown={press}
          onBlur={() => {
            if (typed.trim() !== '') commit(typed);
            onBlur?.();
          }}
        />
      </div>
      <p className="ui-tag-input-note" id={noteId} aria-live="polite">
        {refusal !== null && notes[refusal]}
      </p>
    </>
  );
}
