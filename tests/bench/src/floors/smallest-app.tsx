// The smallest page with the same libraries: one route, one sentence, hydrated
import { setupI18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import { Badge, Button, Card, Flex, Heading, Text, Theme } from '@radix-ui/themes';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function Home(): ReactNode {
  return (
    <Card>
      <Flex>
        <Heading>
          <Trans id="hello" />
        </Heading>
        <Text>
          <Link to="/">
            <Badge>
              <Trans id="world" />
            </Badge>
          </Link>
        </Text>
        <Button>
          <Trans id="again" />
        </Button>
      </Flex>
    </Card>
  );
}

const root = createRootRoute({ component: Outlet });
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });
const router = createRouter({ routeTree: root.addChildren([home]) });

hydrateRoot(
  document,
  <I18nProvider i18n={i18n}>
    <Theme>
      <RouterProvider router={router} />
    </Theme>
  </I18nProvider>,
);
