/** Copies the repository into a folder of its own, which it returns. Whoever asks for it removes it. */
export function copyOfTheRepository(purpose: string): string;
