import { createRef, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

import { dress } from './dress.ts';

const words = { className: 'ours', style: { color: 'red', order: 1 }, 'data-size': 'small' };

describe('dress', () => {
  it("adds missing props, and keeps the element's own", () => {
    const link = (
      <a href="/home" className="own" style={{ order: 2 }} data-size="large">
        Home
      </a>
    );
    expect(renderToStaticMarkup(dress(link, words))).toBe(
      '<a href="/home" class="ours own" style="color:red;order:2" data-size="large">Home</a>',
    );
    expect(
      renderToStaticMarkup(dress(<a href="/home">Home</a>, { ...words, style: undefined })),
    ).toBe('<a href="/home" class="ours" data-size="small">Home</a>');
  });

  it('leaves other props alone', () => {
    const dressed = dress(<b className="own">Home</b>, { className: undefined });
    expect(renderToStaticMarkup(dressed)).toBe('<b class="own">Home</b>');
  });

  it("calls both handlers of an event, the element's first", () => {
    const heard: string[] = [];
    const dressed = dress(<button onClick={() => void heard.push('own')}>Go</button>, {
      onClick: () => heard.push('ours'),
    }) as ReactElement<{ onClick: (event: object) => void }>;
    dressed.props.onClick({});
    expect(heard).toEqual(['own', 'ours']);
  });

  it('calls both refs, on mount and unmount', () => {
    const own = createRef<HTMLElement>();
    const ours = vi.fn<(node: unknown) => void>();
    const dressed = dress(<b ref={own}>Home</b>, { ref: ours }) as ReactElement<{
      ref: (node: object) => () => void;
    }>;
    const node = {};
    const forget = dressed.props.ref(node);
    expect(own.current).toBe(node);
    expect(ours).toHaveBeenLastCalledWith(node);
    forget();
    expect(own.current).toBeNull();
    expect(ours).toHaveBeenLastCalledWith(null);
  });

  it.each([
    ['words', 'Home'],
    ['nothing', null],
    ['two', [<b key="1" />, <b key="2" />]],
  ])('refuses anything but one element: %s', (_what, child) => {
    expect(() => dress(child, words)).toThrow(TypeError);
  });
});
