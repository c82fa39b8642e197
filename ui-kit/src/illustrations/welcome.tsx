import type { ReactNode } from 'react';

/** A coastal house and the trades that look after it: for the header of the home page. */
export function Welcome(): ReactNode {
  return (
    <svg className="ui-illustration" viewBox="0 0 520 400" aria-hidden="true">
      <path
        className="ui-art-ground"
        d="M40 300C10 210 66 92 176 62c86-24 220-22 282 44 58 62 60 178-6 226-40 28-330 30-372 6-18-10-32-22-40-38Z"
      />
      <circle className="ui-art-sun" cx="392" cy="112" r="34" />
      <path className="ui-art-shade" d="M60 330h404c-10 10-22 16-36 18H104c-18-2-34-8-44-18Z" />

      {/* The palm */}
      <path className="ui-art-line" d="M112 330c-4-48 0-84 8-112" />
      <path
        className="ui-art-leaf"
        d="M120 218c-28-22-54-18-68 4 24-8 48-6 68-4Zm0 0c-18-30-12-54 10-68 4 26 0 50-10 68Zm0 0c30-20 56-14 68 8-24-8-48-10-68-8Zm0 0c-30 2-48 20-48 46 20-12 38-28 48-46Zm0 0c28 8 42 28 38 52-18-14-32-32-38-52Z"
      />

      {/* The house */}
      <path className="ui-art-surface" d="M168 196h188v134H168Z" />
      <path className="ui-art-surface" d="M212 142h110v54H212Z" />
      <path className="ui-art-shade" d="M318 197.500h36.500v131H318ZM296 143.500h24.500v51H296Z" />
      <path className="ui-art-line" d="M160 196h204M204 142h126" />

      {/* Door and windows */}
      <path className="ui-art-door" d="M196 330v-58a26 26 0 0 1 52 0v58Z" />
      <path className="ui-art-line" d="M222 248v82" />
      <circle className="ui-art-knob" cx="230" cy="294" r="3.500" />
      <path className="ui-art-pane" d="M278 282v-24a16 16 0 0 1 32 0v24Z" />
      <path className="ui-art-line" d="M294 242v40M278 264h32" />
      <path
        className="ui-art-pane"
        d="M232 186v-14a12 12 0 0 1 24 0v14ZM276 186v-14a12 12 0 0 1 24 0v14Z"
      />

      {/* On the roof: water and sun */}
      <path className="ui-art-accent" d="M176 196v-30a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v30Z" />
      <path className="ui-art-line" d="M176 174h28" />
      <path className="ui-art-panel" d="m338 190 14-34h34l-14 34Z" />
      <path className="ui-art-line" d="m355 190 14-34M345 173h34M362 190v6" />

      {/* The trades around the house */}
      <g transform="translate(404 200)">
        <rect className="ui-art-card" width="84" height="84" rx="22" />
        <path
          className="ui-art-tool"
          d="M55 27a14 14 0 0 0-18.500 16.500L22 58a5.500 5.500 0 0 0 7.800 7.800l14.600-14.500A14 14 0 0 0 61 33l-8 8-7-2-2-7Z"
        />
      </g>
      <g transform="translate(30 96)">
        <rect className="ui-art-card" width="76" height="76" rx="20" />
        <path className="ui-art-bolt" d="m42 16-20 26h14l-4 18 22-28H38Z" />
      </g>
      <g transform="translate(386 300)">
        <rect className="ui-art-card" width="68" height="68" rx="18" />
        <path
          className="ui-art-drop"
          d="M34 15c9 10 14 17 14 24a14 14 0 0 1-28 0c0-7 5-14 14-24Z"
        />
      </g>
      <path
        className="ui-art-star"
        d="m200 76 4 9 9-4-4 9 9 4-9 4 4 9-9-4-4 9-4-9-9 4 4-9-9-4 9-4-4-9 9 4Z"
      />
      <path
        className="ui-art-star"
        d="m470 160 3 7 7-3-3 7 7 3-7 3 3 7-7-3-3 7-3-7-7 3 3-7-7-3 7-3-3-7 7 3Z"
      />
    </svg>
  );
}
