/** A drawn face: stories use no network. */
export const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#f6d4a2"/><circle cx="48" cy="40" r="18" fill="#a4673f"/><path d="M28 36c0-26 40-26 40 0-6-8-12-10-20-10s-14 2-20 10Z" fill="#2b1a10"/><path d="M12 96c2-26 18-34 36-34s34 8 36 34Z" fill="#0065d4"/></svg>',
)}`;
