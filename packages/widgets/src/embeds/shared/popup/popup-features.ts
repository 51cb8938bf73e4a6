/** In px; as tall as a sign-in with what is requested after it. */
export const popupFeatures = 'popup,width=480,height=720';
