import { hydrateStories } from './hydrate-stories.tsx';

hydrateStories('ar');
