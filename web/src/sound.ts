// Three quiet wooden sounds, made on the spot: a chip set down, your turn, the end.
let context: AudioContext | null = null;

// A struck piece of wood: a short noise for the touch and two inharmonic partials that die away quickly.
function knock(at: number, pitch: number, loud: number): void {
  if (context === null) return;
  const out = context.createGain();
  out.gain.value = loud;
  out.connect(context.destination);
  for (const [ratio, level, decay] of [
    [1, 1, 0.11],
    [2.76, 0.35, 0.05],
  ] as const) {
    const tone = context.createOscillator();
    const envelope = context.createGain();
    tone.type = 'sine';
    tone.frequency.setValueAtTime(pitch * ratio * 1.06, at);
    tone.frequency.exponentialRampToValueAtTime(pitch * ratio, at + 0.02);
    envelope.gain.setValueAtTime(level, at);
    envelope.gain.exponentialRampToValueAtTime(0.0001, at + decay);
    tone.connect(envelope).connect(out);
    tone.start(at);
    tone.stop(at + decay);
  }
  const touch = context.createBufferSource();
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * 0.012), context.sampleRate);
  noise.getChannelData(0).forEach((_, i, samples) => {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  });
  const low = context.createBiquadFilter();
  low.type = 'lowpass';
  low.frequency.value = 1800;
  touch.buffer = noise;
  touch.connect(low).connect(out);
  touch.start(at);
}

const tunes = {
  move: [[0, 330, 0.16]],
  turn: [
    [0, 392, 0.18],
    [0.14, 523, 0.2],
  ],
  end: [
    [0, 523, 0.18],
    [0.16, 392, 0.18],
    [0.34, 262, 0.22],
  ],
} as const;

export function play(sound: keyof typeof tunes): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const [after, pitch, loud] of tunes[sound]) knock(context.currentTime + 0.01 + after, pitch, loud);
}
