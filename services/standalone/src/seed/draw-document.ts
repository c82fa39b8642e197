const width = 1280;
const height = 808;

function bar(x: number, y: number, length: number, thickness: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${length}" height="${thickness}" rx="${thickness / 2}" fill="${fill}"/>`;
}

/** The fine waves in the background of a card. */
function waves(): string {
  return Array.from({ length: 26 }, (_, nth) => {
    const y = 120 + nth * 26;
    return `<path d="M0 ${y}c160-46 320 46 480 0s320-46 480 0 320 46 480 0" fill="none" stroke="#7fb4a5" stroke-opacity=".28" stroke-width="2"/>`;
  }).join('');
}

/** A label with its value, written from the right. Bars stand for the letters: letters need fonts. */
function line(y: number, label: number, value: number): string {
  return `${bar(820 - label, y, label, 12, '#8fa3ad')}${bar(820 - value, y + 26, value, 22, '#33454f')}`;
}

/** Returns an identity card as an SVG: of nobody, with bars for letters, struck through as a specimen. */
export function drawDocument(): string {
  const person = `<rect x="872" y="208" width="316" height="404" rx="18" fill="#dfe7ea" stroke="#b6c5cb" stroke-width="3"/><circle cx="1030" cy="346" r="78" fill="#a9b9c0"/><path d="M900 606c6-96 62-146 130-146s124 50 130 146Z" fill="#a9b9c0"/>`;
  const head = `<rect width="${width}" height="132" fill="#1f6f5c"/><circle cx="1118" cy="66" r="38" fill="none" stroke="#e9f3ef" stroke-width="6"/><path d="m1118 40 8 18 19 2-14 13 4 19-17-10-17 10 4-19-14-13 19-2Z" fill="#e9f3ef"/>${bar(690, 38, 350, 24, '#e9f3ef')}${bar(810, 78, 230, 16, '#b9d8ce')}`;
  const words = `${line(214, 96, 430)}${line(306, 132, 300)}${line(398, 110, 250)}${line(490, 128, 340)}`;
  const chip = `<rect x="112" y="236" width="150" height="116" rx="16" fill="#d9b45a"/><path d="M112 276h150M112 314h150M162 236v116M212 236v116" stroke="#a9842c" stroke-width="4"/>`;
  const strip = `<rect y="664" width="${width}" height="144" fill="#eef3f1"/>${bar(80, 694, 1120, 22, '#5a6b74')}${bar(80, 742, 1120, 22, '#5a6b74')}`;
  const specimen = `<path d="M-40 ${height}L${width + 40} 40" stroke="#c43d33" stroke-opacity=".3" stroke-width="26"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="card" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6fbf8"/><stop offset="1" stop-color="#dcebe5"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#card)"/>${waves()}${head}${person}${words}${chip}${strip}${specimen}</svg>`;
}
