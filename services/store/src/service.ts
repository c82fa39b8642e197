import { storeContract } from '@osta/contracts/store/contract';
import { openFiles } from '@osta/platform/files/files-config';
import { processManagersOf } from '@osta/platform/process/process-managers-of';
import type { Service } from '@osta/platform/service';
import type { Surroundings } from '@osta/platform/service-module';

import { adminCommands } from './commands/admin-commands.ts';
import { checkoutCommands } from './commands/checkout-commands.ts';
import { invoiceAggregate } from './commands/invoice-aggregate.ts';
import { invoiceCommands } from './commands/invoice-commands.ts';
import { listingCommands } from './commands/listing-commands.ts';
import { mediaCommands } from './commands/media-commands.ts';
import { memberCommands } from './commands/member-commands.ts';
import { planAggregate } from './commands/plan-aggregate.ts';
import { planCommands } from './commands/plan-commands.ts';
import { sectionCommands } from './commands/section-commands.ts';
import { staffCommands } from './commands/staff-commands.ts';
import { storeAggregate } from './commands/store-aggregate.ts';
import { subscriptionCommands } from './commands/subscription-commands.ts';
import { systemCommands } from './commands/system-commands.ts';
import type { StoreConfig } from './config/store-config.ts';
import { createStorePictures } from './files/store-pictures.ts';
import { createStoreReceipts } from './files/store-receipts.ts';
import { checkoutRoutes } from './http/checkouts.ts';
import { paymentReports } from './http/payment-reports.ts';
import { pictureRoutes } from './http/pictures.ts';
import { planRoutes } from './http/plans.ts';
import { receiptRoutes } from './http/receipts.ts';
import { storeAnalyticsRoutes } from './http/store-analytics.ts';
import { storeSearchRoutes } from './http/store-search.ts';
import { storeRoutes } from './http/stores.ts';
import { lookUp } from './payments/look-up.ts';
import { openProvider } from './payments/open-provider.ts';
import { cleanUpPictures } from './process/clean-up-pictures.ts';
import { cleanUpReceipts } from './process/clean-up-receipts.ts';
import { storeTimers } from './process/store-timers.ts';
import { whenAccountErased } from './process/when-account-erased.ts';
import { whenPaid } from './process/when-paid.ts';
import { whenPriceAnnounced } from './process/when-price-announced.ts';
import { whenRefunded } from './process/when-refunded.ts';
import { findInvitation, findMembers } from './queries/find-members.ts';
import { findPlanHistory } from './queries/find-plan-history.ts';
import { findStore as queryStore } from './queries/find-store.ts';
import { findSubscription as querySubscription } from './queries/find-subscription.ts';
import { listAdminStores } from './queries/list-admin-stores.ts';
import { listStores } from './queries/list-stores.ts';
import { findMyStoreData } from './queries/my-data.ts';
import { readMyStores } from './queries/my-stores.ts';
import { findPublicStore } from './queries/public-store.ts';
import { readPlans as queryPlans } from './queries/read-plans.ts';
import { showAnalytics } from './queries/store-analytics.ts';
import { storesWithPlan } from './queries/stores-with-plan.ts';
import { bookedCopy } from './read-models/booked-copy.ts';
import { catalogueCopy } from './read-models/catalogue-copy.ts';
import { figuresCopy } from './read-models/figures-copy.ts';
import { indexWords } from './read-models/index-words.ts';
import { invoicesCopy } from './read-models/invoices-copy.ts';
import { peopleCopy } from './read-models/people-copy.ts';
import { ratingsCopy } from './read-models/ratings-copy.ts';
import { standingCopy } from './read-models/standing-copy.ts';
import { writtenNamesCopy } from './read-models/written-names-copy.ts';
import { seedStaff, type SeedStaff } from './seed-staff.ts';
import { seedStore, type SeedStore } from './seed-store.ts';
import { seedViews, type SeedViews } from './seed-views.ts';
import { countView } from './views/count-view.ts';

/** The service, with the functions that the demo seed uses. */
export interface StoreService extends Service {
  readonly seedStore: SeedStore;
  readonly seedStaff: SeedStaff;
  readonly seedViews: SeedViews;
}

/** Wires the service of stores: their pages, members and subscriptions. */
export function createStoreService(
  surroundings: Surroundings,
  { files, payTo, changes, payments }: StoreConfig,
): StoreService {
  const { config, pools, doorbell, clock, log } = surroundings;
  const { name: schema } = storeContract;

  const stores = storeAggregate.over(pools.command, doorbell);
  const plans = planAggregate.over(pools.command, doorbell);
  const readPlans = queryPlans(pools.read);
  const invoices = invoiceAggregate.over(pools.command, doorbell);
  const keep = openFiles(files);
  const pictures = createStorePictures(pools.command, keep, clock);
  const receipts = createStoreReceipts(pools.command, keep, clock);
  const views = countView(pools.command);
  const system = systemCommands(stores);
  const { provider, pages, reportOrigin, stop } = openProvider(payments, surroundings);
  const { settleCheckout } = system;
  const look = lookUp({ provider, settleCheckout, clock, log });
  const commands = {
    ...sectionCommands({ stores, pool: pools.command }),
    ...mediaCommands({ stores, pictures, readPlans }),
    ...listingCommands(stores),
    ...subscriptionCommands({ stores, receipts, readPlans }),
    ...memberCommands(stores, readPlans),
    ...staffCommands(stores),
    ...adminCommands({ stores, readPlans, changes }),
    ...planCommands({ plans, readPlans }),
  };
  const findStore = queryStore(pools.read, schema);
  const findSubscription = querySubscription(pools.read, {
    payTo,
    changes,
    readPlans,
    isPaidOnline: provider !== null,
  });
  const processManager = processManagersOf(storeContract, surroundings);

  return {
    name: storeContract.name,
    routes: [
      ...storeRoutes({
        findStore,
        findSubscription,
        listMyStores: readMyStores(pools.read),
        findMyData: findMyStoreData(pools.read, findStore, findSubscription),
        findMembers: findMembers(pools.read, readPlans),
        findInvitation: findInvitation(pools.read, clock),
        findPublicStore: findPublicStore(pools.read, clock),
        listAdminStores: listAdminStores(pools.read),
      }),
      ...planRoutes(readPlans, findPlanHistory(pools.read, schema, readPlans)),
      ...pictureRoutes({ pool: pools.command, pictures }),
      ...receiptRoutes({ pool: pools.command, receipts }),
      ...checkoutRoutes({
        pool: pools.command,
        readPlans,
        provider,
        startCheckout: checkoutCommands(stores).startCheckout,
        look,
        publicUrl: config.publicUrl,
        reportOrigin,
      }),
      ...storeSearchRoutes(listStores(pools.read, clock)),
      ...storeAnalyticsRoutes({
        showAnalytics: showAnalytics(pools.read, clock),
        countView: views,
      }),
      ...Object.values(commands).map(({ route }) => route),
    ],
    subscriptions: [
      indexWords(pools.background),
      catalogueCopy.over(pools.background),
      bookedCopy.over(pools.background),
      figuresCopy.over(pools.background),
      ratingsCopy.over(pools.background),
      peopleCopy.over(pools.background),
      writtenNamesCopy.over(pools.background),
      standingCopy.over(pools.background),
      invoicesCopy.over(pools.background),
      processManager('pictures', ['store'], cleanUpPictures(pictures)),
      processManager('receipts', ['store'], cleanUpReceipts(receipts)),
      processManager('invoices', ['store'], whenPaid(invoiceCommands(invoices, pools.background))),
      processManager(
        'online-refunds',
        ['store'],
        whenRefunded({ ...system, provider }, pools.background),
      ),
      processManager(
        'price-announced',
        ['plan'],
        whenPriceAnnounced(system.tellOfPrice, storesWithPlan(pools.background)),
      ),
      processManager('account-erased', ['account'], whenAccountErased(system, pools.background)),
    ],
    timers: storeTimers(system, { look, pool: pools.background }),
    pages: [
      ...pages,
      ...(provider === null ? [] : [paymentReports({ pool: pools.command, provider, look, log })]),
    ],
    seedStore: seedStore(commands, pictures),
    seedStaff: seedStaff(commands, pools.command),
    seedViews: seedViews(views),
    stop: async () => stop(),
  };
}
