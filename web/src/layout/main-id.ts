/** Of the element that holds what a page is about: the aim of the skip link and of the focus. */
export const mainId = 'main';
