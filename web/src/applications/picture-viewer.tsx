import { Trans, useLingui } from '@lingui/react/macro';
import {
  addIcon,
  Button,
  Icon,
  IconButton,
  lessIcon,
  Percent,
  refreshIcon,
  Text,
} from '@osta/ui-kit';
import { type KeyboardEvent, type ReactNode, useState } from 'react';

import { fitted, stepOfKey, viewAfter, type ViewStep, zooms } from './viewer-view.ts';

import './picture-viewer.css';

interface PictureViewerProps {
  /** A link that may end while the page is open. */
  readonly src: string;
  readonly alt: string;
  /** Asks for a new link. */
  readonly onEnded: () => void;
}

/** Of a page, until the picture is there. */
const sheetOfPaper = { width: 210, height: 297 };
/** A picture that is so many times higher than wide fills the width, and is scrolled. */
const isLongFrom = 2;

/** A private picture that can be enlarged and turned, by buttons and keys. It is shown alone, and leads nowhere. */
export function PictureViewer({ src, alt, onEnded }: PictureViewerProps): ReactNode {
  const { t } = useLingui();
  const [view, setView] = useState(fitted);
  const [natural, setNatural] = useState(sheetOfPaper);
  const [failed, setFailed] = useState<string | null>(null);
  /** Whether a new link was asked for since the picture was last there. */
  const [isAsked, setAsked] = useState(false);
  const step = (which: ViewStep): void => setView((before) => viewAfter(before, which));

  function onKeyDown(event: KeyboardEvent): void {
    const which = stepOfKey(event);
    if (which === null) return;
    event.preventDefault();
    step(which);
  }

  function onLoad(picture: HTMLImageElement): void {
    const { naturalWidth: width, naturalHeight: height } = picture;
    if (width > 0 && height > 0) setNatural({ width, height });
    setAsked(false);
  }

  function onError(): void {
    setFailed(src);
    if (isAsked) return;
    setAsked(true);
    onEnded();
  }

  if (failed === src) {
    return (
      <div className="web-picture-failed" aria-live="polite">
        <Text>
          <Trans>The picture can’t be shown right now.</Trans>
        </Text>
        <Button
          variant="secondary"
          onClick={() => {
            setFailed(null);
            onEnded();
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }

  const isSideways = view.turns % 2 === 1;
  const [width, height] = isSideways
    ? [natural.height, natural.width]
    : [natural.width, natural.height];
  const scale = zooms[view.zoom] ?? 1;
  const isLong = height / width > isLongFrom;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons do the same, the keys are shorter
    <div className="web-picture-viewer" onKeyDown={onKeyDown}>
      <div className="web-picture-tools">
        <IconButton
          label={t`Smaller`}
          aria-keyshortcuts="-"
          disabled={view.zoom === 0}
          onClick={() => step('out')}
        >
          <Icon icon={lessIcon} size={20} />
        </IconButton>
        <span className="web-picture-scale" aria-live="polite">
          <Percent share={scale} />
        </span>
        <IconButton
          label={t`Larger`}
          aria-keyshortcuts="+"
          disabled={view.zoom === zooms.length - 1}
          onClick={() => step('in')}
        >
          <Icon icon={addIcon} size={20} />
        </IconButton>
        <Button variant="ghost" size="small" aria-keyshortcuts="0" onClick={() => step('fit')}>
          <Trans context="picture">Fit</Trans>
        </Button>
        <IconButton
          label={t`Turn a quarter to the right`}
          aria-keyshortcuts="R"
          onClick={() => step('turn')}
        >
          <Icon icon={refreshIcon} size={20} />
        </IconButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <section className="web-picture-stage" aria-label={alt} tabIndex={0}>
        <div
          className="web-picture-sheet"
          style={{
            inlineSize: isLong
              ? `calc(${scale} * 100cqi)`
              : `calc(${scale} * min(100cqi, 100cqb * ${width / height}))`,
            blockSize: isLong
              ? `calc(${scale} * 100cqi * ${height / width})`
              : `calc(${scale} * min(100cqb, 100cqi * ${height / width}))`,
          }}
        >
          <img
            ref={(picture) => {
              // It may have come, or failed, before the page was hydrated
              if (picture?.complete !== true || natural !== sheetOfPaper) return;
              if (picture.naturalWidth > 0) onLoad(picture);
              else onError();
            }}
            src={src}
            alt={alt}
            draggable={false}
            data-sideways={isSideways || undefined}
            style={{ rotate: `${view.turns * 90}deg` }}
            onLoad={({ currentTarget }) => onLoad(currentTarget)}
            onError={onError}
          />
        </div>
      </section>
      <Text className="web-picture-keys" tone="quiet" size="small">
        <Trans>Keys: + and − for the size, 0 to fit, R to turn, arrows to move.</Trans>
      </Text>
    </div>
  );
}
