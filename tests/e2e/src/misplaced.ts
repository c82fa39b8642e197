interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the boxes that a page of this width cuts off, and those that lie on another. */
export function misplaced(boxes: readonly (Box | null)[], width: number): readonly Box[] {
  const seen = boxes.filter((box) => box !== null);
  return seen.filter((box, i) => {
    const isCut = box.x < 0 || box.x + box.width > width;
    return isCut || seen.slice(i + 1).some((other) => !isApart(box, other));
  });
}

function isApart(box: Box, other: Box): boolean {
  const isBeside = box.x + box.width <= other.x + 1 || other.x + other.width <= box.x + 1;
  const isAbove = box.y + box.height <= other.y + 1 || other.y + other.height <= box.y + 1;
  return isBeside || isAbove;
}
