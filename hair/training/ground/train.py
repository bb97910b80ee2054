"""Trains the ground network:  python3 hair/training/ground/train.py DUMP OUT --minutes 20

Prints every minute what the people held back say: the share of hidden cells whose class is right, and how the nearest
class that is seen would do."""

import argparse
import time
from pathlib import Path

import numpy as np
import torch

from network import GroundNetwork
from scenes import inputs, read_all, scene, spread

JUDGED = {f"faker-{n}" for n in (22, 28, 68, 72, 88)}
"""Judged by eye, never trained on."""
MISREAD = {"faker-m-34"}
"""A bare chest that the engine's masks take for clothes."""
BATCH = 8


def is_held_back(person):
    number = int(person.name.split("-")[-1])
    return number % 10 == 4 or person.name in ("faker-m-30", "faker-50")


def loss_of(network, scenes):
    log = torch.log_softmax(network(inputs(scenes)), 1)
    hole, shares, valid = scenes[:, 3:4], scenes[:, 4:7], scenes[:, 10:11]
    weight = valid * (hole + 0.08)
    layout = -(shares * log).sum(1, keepdim=True)
    # places without a truth: let it make up its mind
    doubt = -(log.exp() * log).sum(1, keepdim=True)
    return ((layout + 0.07 * doubt) * weight).sum() / weight.sum().clamp(min=1)


def right(said, scenes):
    truth, inside = scenes[:, 4:7], (scenes[:, 3] * scenes[:, 10] > 0.5) & (scenes[:, 4:7].max(1)[0] > 0.8)
    return (said.argmax(1) == truth.argmax(1))[inside].float().mean().item()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("dump", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--rate", type=float, default=2.5e-3)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(1)
    torch.set_num_threads(1)  # on a busy machine a second thread only waits for the first
    rng = np.random.default_rng(1)
    every = [p for p in read_all(args.dump) if p.name not in JUDGED | MISREAD]
    train, back = [p for p in every if not is_held_back(p)], [p for p in every if is_held_back(p)]
    hair = [p for p in train if "-m-" not in p.name]
    # long hair is the hole that is asked about, and who has little tells most of what lies behind
    odds = np.array([p.planes[3].mean().item() + 0.02 for p in hair])
    bare = np.array([1 / (0.1 + p.planes[3, 35:].mean().item()) for p in train])
    odds, bare = odds / odds.sum(), bare / bare.sum()
    print(f"{len(train)} to train, {len(back)} held back, {len(hair)} heads of hair", flush=True)
    fixed = np.random.default_rng(5)
    judged = [scene(p, hair[fixed.integers(len(hair))], fixed, plain=True) for p in back for _ in range(2)]
    judged = torch.stack(judged) if judged else None
    network, mean = GroundNetwork(), GroundNetwork()
    mean.load_state_dict(network.state_dict())
    optimiser = torch.optim.AdamW(network.parameters(), lr=args.rate, weight_decay=0.02)
    start = told = time.time()
    step = 0
    while (gone := (time.time() - start) / 60 / args.minutes) < 1:
        for group in optimiser.param_groups:
            group["lr"] = args.rate * min(1, (step + 1) / 50) * (0.02 + 0.49 * (1 + np.cos(np.pi * gone)))
        network.train()
        people = [(train[rng.choice(len(train), p=bare)], hair[rng.choice(len(hair), p=odds)]) for _ in range(BATCH)]
        loss = loss_of(network, torch.stack([scene(body, other, rng) for body, other in people]))
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        step += 1
        keep = min(0.99, step / (step + 10))
        with torch.no_grad():
            for a, b in zip(mean.state_dict().values(), network.state_dict().values()):
                a.copy_(a * keep + b * (1 - keep) if a.is_floating_point() else b)
        if time.time() - told > 60 and judged is not None:
            tell(mean, judged, f"{gone:.2f} step {step} loss {loss.item():.3f}")
            told = time.time()
    torch.save(mean.state_dict(), args.out / "ground.pt")
    if judged is not None:
        tell(mean, judged, f"done, {step} steps")


def tell(network, judged, word):
    network.eval()
    with torch.no_grad():
        said = torch.cat([network(inputs(judged[k : k + BATCH])) for k in range(0, len(judged), BATCH)])
        nearest = spread(judged[:, 4:7], 1 - judged[:, 3:4])
    print(f"{word}: right {right(said, judged):.3f}, nearest class {right(nearest, judged):.3f}", flush=True)


if __name__ == "__main__":
    main()
