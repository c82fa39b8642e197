import type { ReactNode } from 'react';

import { DialogSurface, type DialogSurfaceProps } from './dialog-surface.tsx';

export interface DialogProps extends DialogSurfaceProps {
  /**
   * At most 440, 560 or 760 px wide; on a phone each is a sheet at the bottom. `huge` is for what is looked at
   * closely: it fills the page but for an edge, and the screen of a phone.
   */
  readonly size?: 'small' | 'medium' | 'large' | 'huge';
}

/** A task above the page. It is finished or cancelled before the page goes on. */
export function Dialog({ size = 'medium', ...rest }: DialogProps): ReactNode {
  return <DialogSurface {...rest} className="ui-dialog" size={size} />;
}
