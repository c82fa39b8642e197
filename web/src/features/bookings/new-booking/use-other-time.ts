import { getRouteApi, useNavigate } from '@tanstack/react-router';

const route = getRouteApi('/_default/customer/bookings/new');

/** Returns a function that goes back to the free times. */
export function useOtherTime(): () => void {
  const search = route.useSearch();
  const navigate = useNavigate();
  return () => {
    const { hold: _hold, step: _step, ...others } = search;
    void navigate({ to: '/customer/bookings/new', search: others, replace: true });
  };
}
