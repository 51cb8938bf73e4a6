import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import kit from '../../kit/style/kit.css?inline';
import favourite from './favourite.css?inline';

export const favouriteStyles: readonly string[] = [kit, icon, button, favourite];
