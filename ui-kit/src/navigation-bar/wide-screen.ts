/** From this width on, the entries are in the bar (docs/spec.md §9). */
export const wideScreen = '(width >= 768px)';
