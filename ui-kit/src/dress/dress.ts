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

/** Merges a prop that both sides set. */
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
 * Adds looks and behaviour to an element that the caller made, for example a router link. The
 * element's own props win; classes and styles are combined, and both event handlers and refs are
 * called.
 *
 * A function and not a component (the Slot of Radix): that would add one component to each link of
 * a page.
 *
 * @throws TypeError when it is not exactly one element: that is a bug of the page
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
