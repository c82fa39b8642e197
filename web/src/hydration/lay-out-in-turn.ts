/**
 * The inline script that lays out, part by part while the browser is idle, what a phone has left for later
 * (`[data-in-turn]` in `layout.css`): text is most of the work, once for the first paint and again for each font that
 * arrives. So jumps to the end, find-in-page and screenshots see the whole page, before scripts of ours are there.
 * Pages that are opened from another one are laid out at once, like those that are loaded again: going back finds its
 * place.
 */
export const layOutScript =
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a script
  "(function(){var at=performance.getEntriesByType('navigation')[0],parts,idle=window.requestIdleCallback||setTimeout;function next(){var part=parts.shift();if(part){part.style.contentVisibility='visible';idle(next)}else document.documentElement.dataset.laidOut=''}function begin(){parts=[].slice.call(document.querySelectorAll('[data-in-turn]>*'));next()}if(at&&at.type!=='navigate')document.documentElement.dataset.laidOut='';else addEventListener('load',begin)})()";
