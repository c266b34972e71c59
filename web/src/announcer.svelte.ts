// What is said to screen readers: politely, or at once.
class Announcer {
  polite = $state('');
  assertive = $state('');

  // The same text twice in a row gets a no-break space, or it would not be read again.
  say(text: string, urgent = false): void {
    if (urgent) this.assertive = this.assertive === text ? `${text}\u00a0` : text;
    else this.polite = this.polite === text ? `${text}\u00a0` : text;
  }

  // Takes back what was said: it was for one person only, and another one comes.
  hush(): void {
    this.polite = this.assertive = '';
  }
}

export const announcer = new Announcer();
