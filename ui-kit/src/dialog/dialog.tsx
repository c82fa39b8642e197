import type { ReactNode } from 'react';

import { DialogSurface, type DialogSurfaceProps } from './dialog-surface.tsx';

export interface DialogProps extends DialogSurfaceProps {
  /** At most 440, 560 or 760 px; a phone shows every one as a sheet at its bottom. */
  readonly size?: 'small' | 'medium' | 'large';
}

/** A task of its own above the page: it is finished or left before the page goes on. */
export function Dialog({ size = 'medium', ...rest }: DialogProps): ReactNode {
  return <DialogSurface {...rest} className="ui-dialog" size={size} />;
}
