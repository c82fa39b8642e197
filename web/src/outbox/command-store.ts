import { parseQueuedCommand, type QueuedCommand } from './queued-command.ts';

/** The waiting commands of one account. */
export interface CommandStore {
  /** Returns all of them in their order. */
  readonly list: () => readonly QueuedCommand[];
  readonly get: (key: string) => QueuedCommand | null;
  /** Adds a command, or replaces the one with the same key. */
  readonly put: (command: QueuedCommand) => void;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
  /** Returns whether a name in the storage is that of one of its commands. */
  readonly holds: (name: string) => boolean;
}

/**
 * Creates the store of an account. Each command has an entry of its own, so that two tabs that write
 * at the same time do not overwrite each other.
 *
 * @param storage the browser's storage: its commands outlive the tab
 */
export function createCommandStore(storage: Storage, account: string): CommandStore {
  const start = `osta:outbox:${account}:`;

  function names(): string[] {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
      (name) => name.startsWith(start),
    );
  }

  function read(name: string): QueuedCommand | null {
    const text = storage.getItem(name);
    return text === null ? null : parseQueuedCommand(text);
  }

  return {
    list: () =>
      names()
        .map(read)
        .filter((command) => command !== null)
        .toSorted((one, other) => one.order - other.order || (one.key < other.key ? -1 : 1)),
    get: (key) => read(start + key),
    put: (command) => storage.setItem(start + command.key, JSON.stringify(command)),
    remove: (key) => storage.removeItem(start + key),
    clear: () => {
      for (const name of names()) storage.removeItem(name);
    },
    holds: (name) => name.startsWith(start),
  };
}

/** A storage that lives as long as the page, for browsers that block the real one. */
export function createPageStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
    clear: () => entries.clear(),
  };
}

/** Deletes the waiting commands of an account in this browser: after logging out nothing of the person stays. */
export function dropCommands(account: string): void {
  try {
    createCommandStore(window.localStorage, account).clear();
  } catch {
    // Storage is blocked: the commands lived in the page, which is left now
  }
}
