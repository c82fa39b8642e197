const name = 'osta-single-keys';

/** Whether pages answer single keys in this browser. Who speaks to their computer may switch it off (WCAG 2.1.4). */
export function readSingleKeys(): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    // On the server, and where the browser keeps nothing
    return true;
  }
}

/** Keeps the choice in this browser, as long as it keeps anything. */
export function keepSingleKeys(isOn: boolean): void {
  try {
    localStorage.setItem(name, isOn ? 'on' : 'off');
  } catch {
    // It holds for this page
  }
}
