import { setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll } from 'vitest';

import preview from '../.storybook/preview.tsx';

const annotations = setProjectAnnotations([preview]);

beforeAll(async () => annotations.beforeAll());
