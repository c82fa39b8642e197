/** From here on the entries are in the bar (spec §9). */
export const wideScreen = '(width >= 768px)';
