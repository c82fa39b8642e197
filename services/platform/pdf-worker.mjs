// The thread of src/files/draw-pdf.ts, one for each file. It is JavaScript because a thread starts this very
// file, whether the service runs from source or built. What it draws with has no scripts, no network and no
// files: PDFium in WebAssembly, whose memory is bounded here.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import { PDFiumLibrary } from '@hyzyla/pdfium';

/** @typedef {import('./src/files/draw-pdf.ts').PdfLimits} PdfLimits */
/** @typedef {import('./src/files/draw-pdf.ts').DrawnPdf} DrawnPdf */
/** @typedef {import('@hyzyla/pdfium').PDFiumDocument} PdfDocument */

/** @type {{ readonly bytes: Uint8Array, readonly limits: PdfLimits }} */
const { bytes, limits } = workerData;

/** Grey, between two pages. */
const gap = { height: 8, shade: 0xd9 };

let isMemoryUsedUp = false;

/** @returns {Promise<PDFiumLibrary>} the library, in bounded memory */
function openLibrary() {
  const binary = readFileSync(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')));
  return PDFiumLibrary.init({
    instantiateWasm(imports, onReady) {
      const { env, ...others } = imports;
      const grow = env.emscripten_resize_heap;
      const bounded = {
        ...env,
        /** @param {number} size of the whole memory */
        emscripten_resize_heap(size) {
          if (size >>> 0 <= limits.memory) return grow(size);
          isMemoryUsedUp = true;
          return 0;
        },
      };
      const compiled = new WebAssembly.Module(binary);
      const instance = new WebAssembly.Instance(compiled, { ...others, env: bounded });
      onReady(instance, compiled);
      return instance.exports;
    },
  });
}

/**
 * @param {unknown} error of opening the file
 * @returns {DrawnPdf}
 */
function refusedAtOpening(error) {
  return { refused: /password|security/iu.test(String(error)) ? 'password' : 'broken' };
}

/**
 * @param {PdfDocument} document
 * @returns {DrawnPdf | Promise<DrawnPdf>}
 */
function draw(document) {
  const count = document.getPageCount();
  if (count > limits.pages) return { refused: 'pages' };
  const pages = Array.from({ length: count }, (_, n) => document.getPage(n));
  const shapes = pages.map((page) => {
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    return { width, height };
  });
  if (shapes.some(({ width, height }) => !(width > 0 && height > 0))) return { refused: 'broken' };
  if (shapes.some(({ width, height }) => Math.max(width, height) > limits.pageSide)) {
    return { refused: 'size' };
  }
  // Every page is as wide as the picture; if they are too high together, the picture is narrower
  const ratio = shapes.reduce((sum, { width, height }) => sum + height / width, 0);
  const room = limits.height - gap.height * (count - 1) - count;
  const width = Math.floor(Math.min(limits.width, room / ratio));
  if (width < limits.leastWidth) return { refused: 'size' };
  const heights = shapes.map((shape) =>
    Math.max(1, Math.round((shape.height / shape.width) * width)),
  );
  return join(pages, width, heights);
}

/**
 * @param {readonly import('@hyzyla/pdfium').PDFiumPage[]} pages
 * @param {number} width
 * @param {readonly number[]} heights
 * @returns {Promise<DrawnPdf>} the pages one below the other
 */
async function join(pages, width, heights) {
  const height = heights.reduce((sum, each) => sum + each, gap.height * (pages.length - 1));
  const points = new Uint8Array(width * height * 3).fill(gap.shade);
  let isBlank = true;
  let at = 0;
  for (const [n, page] of pages.entries()) {
    const { data } = await page.render({ width, height: heights[n] });
    // Four values of a point become three: a page is opaque
    for (let from = 0; from < data.length; from += 4) {
      for (let value = 0; value < 3; value += 1) {
        points[at + value] = data[from + value];
        isBlank &&= data[from + value] === 255;
      }
      at += 3;
    }
    at += width * gap.height * 3;
  }
  return isBlank ? { refused: 'empty' } : { points, width, height };
}

/** @returns {Promise<DrawnPdf>} */
async function answer() {
  const library = await openLibrary();
  try {
    const document = await library.loadDocument(bytes).catch(refusedAtOpening);
    return await ('refused' in document ? document : draw(document));
  } catch {
    return { refused: isMemoryUsedUp ? 'size' : 'broken' };
  }
}

const drawn = await answer();
parentPort?.postMessage(drawn, 'points' in drawn ? [drawn.points.buffer] : []);
