"""Writes the engine's files from a trained network:  python3 hair/training/ground/export.py OUT/ground.pt hair/weights"""

import argparse
import sys
from pathlib import Path

import torch

from network import GroundNetwork
from scenes import H, W

sys.path.append(str(Path(__file__).parent.parent))
import weights_file  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("weights", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--note", default="")
    args = parser.parse_args()
    network = GroundNetwork()
    network.load_state_dict(torch.load(args.weights, map_location="cpu"))
    weights_file.write(network, args.out, "ground", H, W, args.note)


if __name__ == "__main__":
    main()
