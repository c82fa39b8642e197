import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useState } from 'react';

import { formatBytes } from '../formats/format-bytes.ts';
import { useLocale } from '../provider/ui-context.ts';
import { type FileRefusal, type FileRules, judgeFiles } from './judge-files.ts';

interface Given extends FileRules {
  readonly onAdd: (files: readonly File[]) => void;
  /** Called with the files that are too large; then none of the others is passed on either. */
  readonly onTooLarge?: ((files: readonly File[]) => void) | undefined;
}

interface FileIntake {
  /** What was wrong with the last files, as a sentence. */
  readonly problem: string | null;
  readonly take: (files: FileList | readonly File[] | null) => void;
  readonly forget: () => void;
}

/** Judges chosen or dropped files, and passes on all of them or none. */
export function useFileIntake({ onAdd, onTooLarge, ...rules }: Given): FileIntake {
  const { i18n } = useLingui();
  const locale = useLocale();
  const [problem, setProblem] = useState<string | null>(null);
  const size = formatBytes(rules.maxBytes, locale);

  const sentence = (refused: FileRefusal, culprits: readonly File[]): string => {
    const name = culprits[0]?.name ?? '';
    const count = culprits.length;
    switch (refused) {
      case 'too-large':
        return i18n._(
          msg`${plural(count, {
            one: `“${name}” is larger than ${size}. Nothing was added.`,
            other: `# files are larger than ${size}. Nothing was added.`,
          })}`,
        );
      case 'wrong-type':
        return i18n._(msg`“${name}” isn’t a file type we accept. Nothing was added.`);
      case 'empty':
        return i18n._(msg`“${name}” is empty. Nothing was added.`);
      case 'too-many':
        return i18n._(
          msg`${plural(count, {
            one: 'That’s one file too many. Nothing was added.',
            other: 'That’s # files too many. Nothing was added.',
          })}`,
        );
    }
  };

  return {
    problem,
    forget: () => setProblem(null),
    take: (chosen) => {
      const files = chosen === null ? [] : Array.from(chosen);
      if (files.length === 0) return;
      const judged = judgeFiles(files, rules);
      if ('files' in judged) {
        setProblem(null);
        onAdd(judged.files);
        return;
      }
      setProblem(sentence(judged.refused, judged.culprits));
      if (judged.refused === 'too-large') onTooLarge?.(judged.culprits);
    },
  };
}
