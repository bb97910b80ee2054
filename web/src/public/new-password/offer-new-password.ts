/** The form is what its page is for: it is fetched at once, and only there. */
export function offerNewPassword(): void {
  const place = document.getElementById('new-password')
  if (place) void import('./island.tsx').then((island) => island.showNewPassword(place))
}
