/** The id of the main element: target of the skip link and of the focus. */
export const mainId = 'main';
