/** What the kit chooses from Radix Themes. */
export const themeLooks = {
  accentColor: 'blue',
  grayColor: 'slate',
  radius: 'large',
  panelBackground: 'solid',
  scaling: '100%',
} as const;
