import type { ReactNode } from 'react';

import { DialogSurface, type DialogSurfaceProps } from '../dialog/dialog-surface.tsx';

export interface DrawerProps extends DialogSurfaceProps {
  /** `start` for ways through the product, `end` for details and filters of what is on the page. */
  readonly side?: 'start' | 'end';
  /** At most 360 or 480 px; a strip of the page always stays in sight. */
  readonly size?: 'small' | 'medium';
}

/** A panel from the side, as high as the screen: what belongs to the page beside it. */
export function Drawer({ side = 'end', size = 'medium', ...rest }: DrawerProps): ReactNode {
  return <DialogSurface {...rest} className="ui-drawer" side={side} size={size} />;
}
