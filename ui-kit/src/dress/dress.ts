import {
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefCallback,
} from 'react';

type Props = Readonly<Record<string, unknown>>;
type Handler = (...told: readonly unknown[]) => unknown;

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function';
}

function tell(ref: unknown, node: unknown): (() => void) | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React allows nothing else under this name
  const listener = ref as Ref<unknown>;
  if (typeof listener === 'function') {
    const forget = listener(node);
    return typeof forget === 'function' ? forget : () => void listener(null);
  }
  if (listener === null) return undefined;
  listener.current = node;
  return () => {
    listener.current = null;
  };
}

function tellBoth(one: unknown, other: unknown): RefCallback<unknown> {
  return (node) => {
    const ends = [tell(one, node), tell(other, node)];
    return () => {
      for (const end of ends) end?.();
    };
  };
}

/** What an element is given that says something of its own under the same name. */
function joined(name: string, ours: unknown, own: unknown): unknown {
  if (name === 'className' || name === 'aria-describedby') return `${String(ours)} ${String(own)}`;
  if (name === 'style') return Object.assign({}, ours, own);
  if (name === 'ref') return tellBoth(ours, own);
  if (!/^on[A-Z]/u.test(name) || !isHandler(ours) || !isHandler(own)) return own;
  return (...told: readonly unknown[]): unknown => {
    const answer = own(...told);
    ours(...told);
    return answer;
  };
}

/**
 * Puts looks and behaviour on an element that somebody else has made, the link of a router for
 * instance. What it says itself wins; classes and styles add up, and both hear of what happens.
 *
 * A component that does this (the Slot of Radix) would be one more for each link of a page.
 *
 * @throws TypeError when it is not one element: that is a bug of the page
 */
export function dress(element: ReactNode, looks: Props): ReactElement {
  if (!isValidElement<Props>(element))
    throw new TypeError('asChild needs one element as its child');
  const changes: Record<string, unknown> = {};
  for (const [name, ours] of Object.entries(looks)) {
    const own = element.props[name];
    if (ours !== undefined) changes[name] = own === undefined ? ours : joined(name, ours, own);
  }
  return cloneElement(element, changes);
}
