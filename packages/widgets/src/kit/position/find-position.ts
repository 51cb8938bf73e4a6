const patience = 10_000;

/** Where the device is; undefined where it, the page or its owner won't say. */
export function findPosition(): Promise<GeolocationPosition | undefined> {
  return new Promise((resolve) => {
    // Absent where the page is not served securely or forbids it.
    if (!('geolocation' in navigator)) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(resolve, () => resolve(undefined), {
      timeout: patience,
      maximumAge: 300_000,
    });
  });
}
