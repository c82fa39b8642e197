import { StorePlan } from '@osta/contracts/plan/api';

/**
 * The plans that Osta came with. Payments and subscriptions from before admins could change plans are of these, so
 * their names and prices never change here: an admin changes them (ADR 64). Prices are in dirham.
 */
export const releasedPlans: readonly StorePlan[] = StorePlan.array().parse([
  {
    id: 'starter',
    name: { ar: 'الأساسية', en: 'Starter' },
    about: {
      ar: 'صفحة لمتجرك بكل ما يحتاجه الزبون ليجدك ويتواصل معك.',
      en: 'A page with everything customers need to find you and get in touch.',
    },
    prices: [{ from: null, monthlyPrice: 35_000, yearlyPrice: 350_000 }],
    pictures: 6,
    members: 1,
    order: 10,
    isRetired: false,
    version: 0,
  },
  {
    id: 'growth',
    name: { ar: 'النمو', en: 'Growth' },
    about: {
      ar: 'صور أكثر، وحسابات لفريقك ليدير الصفحة معك.',
      en: 'More photos, and accounts for the team that runs the page with you.',
    },
    prices: [{ from: null, monthlyPrice: 75_000, yearlyPrice: 750_000 }],
    pictures: 15,
    members: 5,
    order: 20,
    isRetired: false,
    version: 0,
  },
  {
    id: 'premium',
    name: { ar: 'المميزة', en: 'Premium' },
    about: {
      ar: 'معرض صور كامل، وفريق كبير يعمل على الصفحة.',
      en: 'A full gallery, and a large team working on the page.',
    },
    prices: [{ from: null, monthlyPrice: 150_000, yearlyPrice: 1_500_000 }],
    pictures: 30,
    members: 20,
    order: 30,
    isRetired: false,
    version: 0,
  },
]);
