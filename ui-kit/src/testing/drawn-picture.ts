const colours = ['#0065d4', '#e87722', '#2b8a5a', '#7a4fbf'];

function drawing(number: number): string {
  const colour = colours[number % colours.length] ?? '#0065d4';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500" viewBox="0 0 800 500"><rect width="800" height="500" fill="${colour}"/><circle cx="250" cy="210" r="120" fill="#fff" opacity=".85"/><path d="M0 420 220 260l160 120 140-90 280 190v20H0Z" fill="#101828" opacity=".35"/></svg>`;
}

/** Returns a drawn picture in place of a photo: stories use no network. */
export function drawnPicture(number: number): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing(number))}`;
}

/** Returns the same as a chosen file. */
export function drawnFile(number: number, name: string): File {
  return new File([drawing(number)], name, { type: 'image/svg+xml' });
}
