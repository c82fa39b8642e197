import { Trans, useLingui } from '@lingui/react/macro';
import type { DescribedPicture } from '@osta/contracts/picture/described';
import type { UploadedPicture } from '@osta/contracts/picture/files';
import type { PictureFile } from '@osta/contracts/picture/forms';
import { FormField, ImageUpload, type UploadedImage } from '@osta/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';

import type { Call } from '../api/call.ts';
import { useApi } from '../api/use-api.ts';
import { ProblemNotice } from '../components/problem-notice.tsx';
import { BothLanguagesFields } from '../forms/both-languages-fields.tsx';
import { hasWords } from './has-words.ts';

import './pictures-field.css';

/** A picture on its way to the service. */
interface Sending {
  readonly key: string;
  /** Of the file in this browser. */
  readonly url: string;
  readonly name: string;
}

type Pictures = readonly DescribedPicture[];

interface PicturesFieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly mostPictures: number;
  readonly pictures: Pictures;
  /** Takes the change, since an upload ends after other changes. */
  readonly onChange: (change: (before: Pictures) => Pictures) => void;
  readonly error: string | undefined;
  /** Whether pictures without words are pointed out. */
  readonly showsMissing: boolean;
  /** Returns the call that uploads a picture. */
  readonly callOf: (body: FormData) => Call<UploadedPicture>;
  /** Returns the address of a stored picture in one of its forms. */
  readonly pathOf: (pictureId: string, file: PictureFile) => string;
}

/** Of the first picture, which is shown across the page, and of those beside it. */
const coverShapes = ['wide', 'standard', 'square', 'whole'] as const;
const otherShapes = ['standard', 'wide', 'square', 'whole'] as const;

/** Pictures in an order, each with words in both languages: several at once are uploaded, moved, removed. */
export function PicturesField({
  id,
  label,
  mostPictures,
  pictures,
  onChange,
  error,
  showsMissing,
  callOf,
  pathOf,
}: PicturesFieldProps): ReactNode {
  const { t } = useLingui();
  const api = useApi();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [uploadError, setUploadError] = useState<unknown>(null);

  useEffect(
    () => () => {
      for (const { url } of sending) URL.revokeObjectURL(url);
    },
    [sending],
  );

  async function upload(files: readonly File[]): Promise<void> {
    setUploadError(null);
    // One after the other: the service makes six forms of each
    for (const file of files) {
      const key = crypto.randomUUID();
      setSending([{ key, url: URL.createObjectURL(file), name: file.name }]);
      const body = new FormData();
      body.set('file', file);
      try {
        const { pictureId } = await api.request(callOf(body), { idempotencyKey: key });
        onChange((before) => [...before, { id: pictureId, alt: { ar: '', en: '' } }]);
      } catch (problem) {
        setUploadError(problem);
        break;
      } finally {
        setSending([]);
      }
    }
  }

  const images: readonly UploadedImage[] = [
    ...pictures.map(({ id: pictureId, alt }, place) => {
      const number = place + 1;
      return {
        id: pictureId,
        url: pathOf(pictureId, '480.webp'),
        alt: alt.ar || alt.en || t`Picture ${number}`,
      };
    }),
    ...sending.map(({ key, url, name }) => ({ id: key, url, alt: name, isUploading: true })),
  ];

  return (
    <>
      <FormField
        id={id}
        label={label}
        hint={
          <Trans>
            JPEG, PNG or WebP, at most 5 MB each and {mostPictures} in all. Everything a camera
            writes into the file is removed.
          </Trans>
        }
        error={error}
      >
        <ImageUpload
          images={images}
          onAdd={(files) => void upload(files)}
          onRemove={(removed) => onChange((before) => before.filter((each) => each.id !== removed))}
          onReorder={(ids) =>
            onChange((before) => ids.flatMap((one) => before.filter((each) => each.id === one)))
          }
          cropShapes={pictures.length === 0 ? coverShapes : otherShapes}
          maxImages={mostPictures}
          disabled={sending.length > 0}
        />
      </FormField>
      <ProblemNotice error={uploadError} />
      {pictures.length > 0 && (
        <ul className="web-picture-words">
          {pictures.map((picture, place) => (
            <PictureWords
              key={picture.id}
              picture={picture}
              number={place + 1}
              url={pathOf(picture.id, '480.webp')}
              showsMissing={showsMissing}
              onChange={(alt) =>
                onChange((before) =>
                  before.map((each) => (each.id === picture.id ? { id: each.id, alt } : each)),
                )
              }
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface PictureWordsProps {
  readonly picture: DescribedPicture;
  /** Its place, from 1. */
  readonly number: number;
  readonly url: string;
  readonly showsMissing: boolean;
  readonly onChange: (alt: DescribedPicture['alt']) => void;
}

/** What one picture shows, in both languages. */
function PictureWords({
  picture: { alt },
  number,
  url,
  showsMissing,
  onChange,
}: PictureWordsProps): ReactNode {
  const { t } = useLingui();
  return (
    <li>
      <img src={url} alt="" loading="lazy" />
      <div className="web-field-pair">
        <BothLanguagesFields
          arabic={{
            label: <Trans>What picture {number} shows, in Arabic</Trans>,
            error: showsMissing && !hasWords(alt) ? t`Describe it in a few words.` : undefined,
          }}
          english={{ label: <Trans>What picture {number} shows, in English</Trans> }}
          maxLength={160}
          value={alt}
          onChange={onChange}
        />
      </div>
    </li>
  );
}
