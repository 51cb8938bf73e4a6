import { useEffect, useState } from 'react';

/** How far a page is scrolled before it offers ways back, in px. */
const threshold = 400;

/** Whether the page is scrolled further than a visitor would go back by hand. */
export function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setScrolled(window.scrollY > threshold);
    };
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    lookSoon();
    window.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
    };
  }, []);

  return isScrolled;
}
